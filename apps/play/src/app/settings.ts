import { useQuery } from '@tanstack/react-query';
import { settingsBody } from '@killer-club/protocol';
import { z } from 'zod';
import { ask } from '../net/rest.js';

const settings = settingsBody
  .extend({ demo: z.object({ speed: z.number() }).nullable().default(null) })
  .loose();

export const useSettings = () =>
  useQuery({ queryKey: ['settings'], queryFn: () => ask('GET', 'settings', settings), staleTime: Infinity });
