/** Resolves as soon as the condition holds; fails the test when it never does. */
export const eventually = async (
  condition: () => boolean | Promise<boolean>,
  patienceMs = 15_000,
): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('This never came to be');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
