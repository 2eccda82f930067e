/** What the club is, until the tables have their screens. */
export function Welcome() {
  return (
    <main>
      <h1>
        Killer Club <span lang="zh">杀人游戏</span>
      </h1>
      <p>
        Police against killers, around one table: by night the killers choose a victim and the police check a
        player, by day everybody speaks and the table votes. Games here are live, judged and ranked.
      </p>
      <p>The club is running. Its screens are being built; bots and clients play over its socket already.</p>
      <p>
        <a href="/health/ready">Is the server well?</a>
      </p>
    </main>
  );
}
