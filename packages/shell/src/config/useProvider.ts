import type { Provider } from '@portal/views';
import { useConfig } from './useApp';

/** Returns the course provider for documents. */
export function useProvider(): Provider {
  const { productName: name, logo, phone, email } = useConfig();
  return { name, logo, phone, email };
}
