import { useQuery } from '@tanstack/react-query';
import { settings } from '@killer-club/protocol';
import { ask } from '../net/rest.js';

export const useSettings = () =>
  useQuery({ queryKey: ['settings'], queryFn: () => ask('GET', 'settings', settings), staleTime: Infinity });
