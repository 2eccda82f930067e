/** Below 1 the oval fills its corners, and leaves the stage its room. */
const ROUNDNESS = 0.7;
/** Of the box, in hundredths: seats keep half of themselves off its edge. */
const RADIUS = 43;

const outward = (part: number): number => Math.sign(part) * Math.abs(part) ** ROUNDNESS;

const at = (part: number): string => `${(50 + RADIUS * outward(part)).toFixed(2)}%`;

/** Where a seat's middle lies on an oval table: seat 1 at the top, then clockwise. */
export const placeOf = (seat: number, size: number): { readonly left: string; readonly top: string } => {
  const angle = ((seat - 1) / size) * 2 * Math.PI - Math.PI / 2;
  return { left: at(Math.cos(angle)), top: at(Math.sin(angle)) };
};
