import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { CATALOGUES } from './catalogue.js';
import { router } from './routes.js';

const queries = new QueryClient();

export function App() {
  return (
    <IntlProvider locale="zh-CN" messages={CATALOGUES['zh-CN']} timeZone="Asia/Shanghai">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>
  );
}
