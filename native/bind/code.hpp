// The code of an action as Python gives it. Whatever is no whole number, or too large a one, is a
// code of no action: such a value is refused as any wrong code is, not as an argument of a wrong
// type.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <cstdint>
#include <string>

namespace kiebitz::bind {

struct Code {
    std::int64_t number = -1;
    nanobind::handle given;  // lives as long as the call
};

// A value as errors show it.
inline std::string shown(nanobind::handle value) {
    const nanobind::object show = nanobind::module_::import_("kiebitz.errors").attr("shown");
    return nanobind::cast<std::string>(show(value));
}

}  // namespace kiebitz::bind

namespace nanobind::detail {

template <>
struct type_caster<kiebitz::bind::Code> {
    NB_TYPE_CASTER(kiebitz::bind::Code, const_name("int"))

    bool from_python(handle given, auto, cleanup_list*) noexcept {
        value.number = -1;
        value.given = given;
        if (!PyIndex_Check(given.ptr())) return true;
        PyObject* whole = PyNumber_Index(given.ptr());
        int beyond = 0;
        if (whole != nullptr) value.number = PyLong_AsLongLongAndOverflow(whole, &beyond);
        Py_XDECREF(whole);
        PyErr_Clear();
        return true;
    }

    static handle from_cpp(const kiebitz::bind::Code& code, rv_policy, cleanup_list*) noexcept {
        return PyLong_FromLongLong(code.number);
    }
};

}  // namespace nanobind::detail
