import { Link } from "react-router-dom";
import type { components } from "../../../generated/activity";
import { phoneWidth } from "../../../platform/client-type";
import { safeReturnAddress } from "../../../platform/return-address";

interface PictureSectionProps {
  section: components["schemas"]["PictureSection"];
  /** The first section is on screen at once; others are fetched when the reader comes near. */
  isFirst: boolean;
}

/** A picture, for phones another one, that may lead to a page of this site. */
export function PictureSection({ section, isFirst }: PictureSectionProps) {
  const { image, imageMobile, alt, link } = section;
  const address = safeReturnAddress(link);
  const picture = (
    <picture>
      <source media={`(max-width: ${phoneWidth - 1}px)`} srcSet={imageMobile} />
      <img
        src={image}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        className="h-auto min-h-16 w-full rounded-control"
      />
    </picture>
  );
  return address === null ? <div>{picture}</div> : <Link to={address}>{picture}</Link>;
}
