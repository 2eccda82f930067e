import type { ReactNode } from 'react';
import { Desk } from '../../shell/desk';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Desk>{children}</Desk>;
}
