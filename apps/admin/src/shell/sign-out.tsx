import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { ask } from '@killer-club/ui';
import { ProblemNotice } from '../parts/problem-notice';

const done = z.object({ ok: z.literal(true) });

/** Leaves by loading the page anew: nothing that was seen stays in memory. */
export function SignOut() {
  const t = useTranslations();
  const exit = useMutation({
    mutationFn: () => ask('POST', 'sign-out', done),
    onSuccess: () => {
      location.assign('/sign-in');
    },
  });
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={exit.isPending}
        onClick={() => {
          exit.mutate();
        }}
      >
        {t('admin.signOut')}
      </button>
      {exit.error !== null && <ProblemNotice error={exit.error} />}
    </>
  );
}
