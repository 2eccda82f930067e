export interface WaitingProps {
  readonly label: string;
}

/** The shape of a page that is on its way. */
export function Waiting({ label }: WaitingProps) {
  return (
    <div className="shell-waiting" role="status">
      <span className="unseen">{label}</span>
      <span className="shell-bone" />
      <span className="shell-bone" />
      <span className="shell-bone" />
    </div>
  );
}
