// Options of searches in Python: an object with defaults whose fields are set by name, choices by
// their names. `Options.fields` lists them, so that a player's parameters can be taken over.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>

#include <memory>
#include <string>
#include <utility>

#include "games/names.hpp"
#include "net/net.hpp"

namespace kiebitz::bind {

template <class Options>
class OptionsClass {
  public:
    OptionsClass(nanobind::module_& module, const char* name) : class_(module, name) {
        class_.def(nanobind::init<>());
    }

    template <class Field>
    OptionsClass& field(const char* name, Field Options::* member) {
        if constexpr (Named<Field>) {
            class_.def_prop_rw(
                name, [member](const Options& self) { return name_of(self.*member); },
                [member, name](Options& self, const std::string& text) {
                    self.*member = value_of<Field>(text, name);
                });
        } else {
            class_.def_rw(name, member);
        }
        fields_.append(name);
        return *this;
    }

    // A net, or none; it is not copied.
    OptionsClass& net() {
        class_.def_prop_rw(
            "net", [](const Options& self) { return std::const_pointer_cast<Net>(self.net); },
            [](Options& self, std::shared_ptr<Net> net) { self.net = std::move(net); },
            nanobind::for_setter(nanobind::arg("net").none()));
        fields_.append("net");
        return *this;
    }

    void done() { class_.attr("fields") = nanobind::tuple(fields_); }

  private:
    nanobind::class_<Options> class_;
    nanobind::list fields_;
};

}  // namespace kiebitz::bind
