import { useQuery } from '@tanstack/react-query';
import { settings } from '@killer-club/protocol';
import { ask } from '@killer-club/ui';

export const useSettings = () =>
  useQuery({ queryKey: ['settings'], queryFn: () => ask('GET', 'settings', settings), staleTime: Infinity });
