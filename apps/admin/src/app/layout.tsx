import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './page.css';

export const metadata: Metadata = { title: 'Killer Club: dashboard', robots: { index: false } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
