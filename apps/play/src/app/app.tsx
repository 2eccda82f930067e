import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { IntlProvider } from 'use-intl';
import { CATALOGUES } from './catalogue.js';
import { followLanguage, languageChoice } from './language.js';
import { keepFocus } from './kept-focus.js';
import { followLight } from './light.js';
import { makeQueries } from './queries.js';
import { router } from './routes.js';
import { useChoice } from './use-choice.js';

const queries = makeQueries();
followLight();
followLanguage();
keepFocus(document);

export function App() {
  const language = useChoice(languageChoice);
  return (
    <IntlProvider
      locale={language}
      messages={CATALOGUES[language]}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>
  );
}
