/** The one function used of what Node has and its types leave out. */
declare namespace WebAssembly {
  type Exports = Record<string, () => void>;
  function instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ readonly instance: { readonly exports: Exports } }>;
}
