/** What the dashboard is for, until its pages are built. */
export default function Page() {
  return (
    <main>
      <h1>Killer Club: dashboard</h1>
      <p>
        For the club&apos;s administrators and judges: disputes, statistics, members, settings and the audit.
        Its pages are being built.
      </p>
      <p>
        <a href="/health/ready">Is the server well?</a>
      </p>
    </main>
  );
}
