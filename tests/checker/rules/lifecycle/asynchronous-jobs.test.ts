import { testParcelDefects } from "../../rule-tests";

testParcelDefects(["requestExport", "getExport"], ["an export is never done"]);
