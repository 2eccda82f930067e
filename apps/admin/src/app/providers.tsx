'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider, type Messages } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Refused } from '@killer-club/ui';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Once the club says that nobody is signed in, the gate asks who is. */
const newQueries = (): QueryClient => {
  const lost = (error: Error): void => {
    if (error instanceof Refused && error.status === 401)
      void queries.invalidateQueries({ queryKey: ['me'] });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== 'me') lost(error);
      },
    }),
    // Asked offline too: a failure is told, where a paused request would leave old data undated.
    defaultOptions: {
      queries: { retry: false, staleTime: 1_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
};

export interface ProvidersProps {
  readonly locale: string;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** Data come to the browser only, so that times are in its own zone. */
export function Providers({ locale, messages, children }: ProvidersProps) {
  const [queries] = useState(newQueries);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={HERE}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}
