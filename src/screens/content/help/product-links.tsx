import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { Link } from "react-router-dom";
import type { components } from "../../../generated/content";
import { helpProductAddress } from "../../../shared/routing/addresses";
import { Icon } from "../../../ui/icon";

/** Products with help of their own. */
export function ProductLinks({ products }: { products: readonly components["schemas"]["Product"][] }) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id} className="border-line border-b last:border-b-0 sm:last:border-b">
          <Link
            to={helpProductAddress(product.alias)}
            className="group flex min-h-row items-center gap-3 py-3 -outline-offset-2"
          >
            <img
              src={product.logo}
              alt=""
              width={36}
              height={36}
              loading="lazy"
              className="size-9 rounded-control"
            />
            <span className="min-w-0 flex-1">
              <span className="transition-colors group-hover:text-green">{product.name}</span>
              <span className="block text-13 text-ink2">{product.description}</span>
            </span>
            <Icon of={ChevronRight} size="small" className="text-ink3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
