import type { NavbarLink } from './Navbar';
import { counted } from './Navbar.css';

/** What a link is called, and how much waits there. */
export function NavbarWords({ of: { label, count } }: { of: NavbarLink }) {
  if (!count) return label;
  return (
    <span className={counted}>
      <span>{label}</span> {count}
    </span>
  );
}
