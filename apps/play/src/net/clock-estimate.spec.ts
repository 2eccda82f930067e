import { beforeEach, describe, expect, it } from '@jest/globals';
import { ClubTime } from './clock-estimate.js';

/** A club, and a machine whose clock runs `drift` times as fast as it should and stops while it sleeps. */
class World {
  drift = 1;
  speed = 1;
  private machine = 77_000;
  private real = 0;
  readonly time = new ClubTime(
    () => this.machine,
    () => 5,
  );

  get club(): number {
    return 1_000_000 + this.real * this.speed;
  }

  pass(ms: number): void {
    this.real += ms;
    this.machine += ms * this.drift;
  }

  sleep(ms: number): void {
    this.real += ms;
  }

  /** Asks the club: so many milliseconds there and back. */
  ask(there: number, back: number): void {
    const sentAt = this.machine;
    this.pass(there);
    const at = this.club;
    this.pass(back);
    this.time.read({ sentAt, receivedAt: this.machine, at });
  }

  get fault(): number {
    return Math.abs(this.time.now() - this.club);
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

describe('the club’s time', () => {
  it('is the machine’s until the club was heard', () => {
    expect(world.time.now()).toBe(5);
  });

  it('is the greeting’s until a question was answered', () => {
    world.time.greet(world.club - 40);
    expect(world.fault).toBe(40);
    world.ask(10, 10);
    expect(world.fault).toBe(0);
  });

  it('believes the quickest answer', () => {
    world.ask(400, 20);
    expect(world.fault).toBe(190);
    world.ask(8, 10);
    expect(world.fault).toBeCloseTo(1);
    world.ask(900, 20);
    expect(world.fault).toBeCloseTo(1);
  });

  it('runs on between answers', () => {
    world.ask(5, 5);
    world.pass(20_000);
    expect(world.fault).toBeCloseTo(0);
  });

  it('follows a clock that drifts by measuring again', () => {
    world.drift = 1.0005;
    for (let second = 0; second < 3_600; second += 5) {
      world.ask(5, 5);
      world.pass(5_000);
    }
    expect(world.fault).toBeLessThan(20);
  });

  it('runs as fast as a demonstration', () => {
    world.speed = 4;
    world.ask(10, 10);
    world.time.setSpeed(4);
    world.pass(10_000);
    expect(world.fault).toBeCloseTo(0);
    world.ask(300, 20);
    expect(world.fault).toBeCloseTo(0);
  });

  it('forgets a clock that slept when the greeting cannot have been', () => {
    world.ask(5, 5);
    world.sleep(60_000);
    expect(world.fault).toBeCloseTo(60_000);
    world.time.greet(world.club - 30);
    expect(world.fault).toBe(30);
  });

  it('forgets a clock that slept when an answer disproves it', () => {
    world.ask(5, 5);
    world.sleep(60_000);
    world.ask(200, 300);
    expect(world.fault).toBe(50);
  });

  it('keeps a good clock over a greeting that took long', () => {
    world.ask(5, 5);
    world.time.greet(world.club - 4_000);
    expect(world.fault).toBe(0);
  });
});
