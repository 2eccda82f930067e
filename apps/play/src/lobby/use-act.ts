import { useMutation, useQueryClient } from '@tanstack/react-query';

/** An act in the club after which everything shown is looked at again. */
export const useAct = <T, A = void>(act: (argument: A) => Promise<T>, then?: (result: T) => void) => {
  const queries = useQueryClient();
  return useMutation({
    // Not `act` itself: the library hands its function a context as well.
    mutationFn: (argument: A) => act(argument),
    onSuccess: (result) => {
      then?.(result);
    },
    onSettled: () => queries.invalidateQueries(),
  });
};
