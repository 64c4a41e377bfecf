// The mean of something over worlds that are not equally likely, and how far it may be off.
//
// With weights w and values x:  mean m = sum w x / sum w,  error² = sum w² (x - m)² / (sum w)², the
// usual estimate for weighted samples; with equal weights it is the standard error of the mean. All
// five sums can be added up over parts of the work.
#pragma once

namespace kiebitz {

struct WeighedMean {
    double weight = 0;
    double sum = 0;
    double squared_weight = 0;
    double squared_weight_sum = 0;  // of w² x
    double squares = 0;             // of w² x²

    void add(double value, double by) {
        weight += by;
        sum += by * value;
        squared_weight += by * by;
        squared_weight_sum += by * by * value;
        squares += by * by * value * value;
    }
    double mean() const { return weight > 0 ? sum / weight : 0; }
};

}  // namespace kiebitz
