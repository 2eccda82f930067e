export function ReplayPage() {
  return <main />;
}
