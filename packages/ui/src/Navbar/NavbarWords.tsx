import type { NavbarLink } from './Navbar';
import { counted } from './Navbar.css';

/** The text of a link and its count. */
export function NavbarWords({ of: { label, count } }: { of: NavbarLink }) {
  if (!count) return label;
  return (
    <span className={counted}>
      <span>{label}</span> {count}
    </span>
  );
}
