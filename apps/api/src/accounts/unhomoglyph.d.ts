declare module 'unhomoglyph' {
  const unhomoglyph: (text: string) => string;
  export default unhomoglyph;
}
