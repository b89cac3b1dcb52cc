import "../contract-check/main";
