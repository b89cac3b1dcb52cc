import { classNames } from "./class-names";

interface FramedPictureProps {
  /** null where there is none: the frame keeps its place empty. */
  source: string | null;
  width: number;
  height: number;
  className?: string;
}

/** A picture of a list in a frame of 8 to 5, which stays as it is where the picture is missing or cannot be fetched. */
export function FramedPicture({ source, width, height, className }: FramedPictureProps) {
  return (
    <span
      className={classNames(
        "block aspect-[8/5] shrink-0 overflow-hidden rounded-control border border-line bg-card",
        className,
      )}
    >
      {source !== null && (
        <img
          key={source}
          src={source}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="h-full w-full object-cover"
        />
      )}
    </span>
  );
}
