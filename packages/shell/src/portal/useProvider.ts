import type { Provider } from '@portal/views';
import { useConfig } from './usePortal';

/** Returns the course provider, as documents name it. */
export function useProvider(): Provider {
  const { productName: name, logo, phone, email } = useConfig();
  return { name, logo, phone, email };
}
