'use client';

import { ProblemNotice } from '../parts/problem-notice';

export default function PageError({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <main className="admin-main">
      <ProblemNotice error={error} retry={retry} />
    </main>
  );
}
