import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { helpSearchAddress } from "../../../platform/help-search-address";
import { HelpSearchForm } from "./help-search-form";
import { addRecentSearch } from "./use-recent-searches";

/** A box that leads to the results of what is typed. */
export function HelpSearchBox({ size = "medium" }: { size?: "medium" | "large" }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const handleSearch = () => {
    if (text.trim() === "") return;
    addRecentSearch(text);
    navigate(helpSearchAddress(text.trim()));
  };
  return (
    <HelpSearchForm
      size={size}
      {...(size === "large" && { className: "border-ink" })}
      value={text}
      onChange={setText}
      onSearch={handleSearch}
    />
  );
}
