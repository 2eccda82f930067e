/** Where a seat's middle lies on an oval table, in hundredths of its box: seat 1 at the top, then clockwise. */
export const placeOf = (seat: number, size: number): { readonly left: string; readonly top: string } => {
  const angle = ((seat - 1) / size) * 2 * Math.PI - Math.PI / 2;
  const at = (middle: number, radius: number, part: number): string =>
    `${(middle + radius * part).toFixed(2)}%`;
  return { left: at(50, 43, Math.cos(angle)), top: at(50, 43, Math.sin(angle)) };
};
