import { useTranslations } from 'use-intl';
import type { ReplayCourse } from './replay-course.js';
import { SPEEDS, type Playing } from './use-playing.js';
import './replay-controls.css';

export interface ReplayControlsProps {
  readonly course: ReplayCourse;
  readonly step: number;
  readonly goTo: (step: number) => void;
  readonly play: Playing;
}

interface JumpProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onJump: () => void;
}

function Jump({ label, sign, disabled, onJump }: JumpProps) {
  return (
    <button
      type="button"
      className="button replay-jump"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={onJump}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function Pace({ play }: Pick<ReplayControlsProps, 'play'>) {
  const t = useTranslations();
  return (
    <div className="replay-speeds" role="group" aria-label={t('after.control.speed')}>
      {SPEEDS.map((speed) => (
        <button
          key={speed}
          type="button"
          className="button replay-jump figures"
          aria-pressed={play.speed === speed}
          onClick={() => {
            play.setSpeed(speed);
          }}
        >
          {t('after.control.times', { speed })}
        </button>
      ))}
    </div>
  );
}

function Slider({ course, step, goTo }: Omit<ReplayControlsProps, 'play'>) {
  const t = useTranslations();
  const place = t('after.control.place', { step, count: course.length });
  return (
    <div className="replay-slider">
      <input
        type="range"
        min={1}
        max={course.length}
        value={step}
        aria-label={t('after.control.slider')}
        aria-valuetext={place}
        onChange={(event) => {
          goTo(event.target.valueAsNumber);
        }}
      />
      <span className="figures soft" aria-hidden="true">
        {step} / {course.length}
      </span>
    </div>
  );
}

/** Where the replay stands and everything that moves it. */
export function ReplayControls({ course, step, goTo, play }: ReplayControlsProps) {
  const t = useTranslations();
  const isFirst = step === 1;
  const isLast = step === course.length;
  const toggle = () => {
    if (isLast) goTo(1);
    play.setPlaying(!play.playing);
  };
  const jump = (label: string, sign: string, to: number, disabled: boolean) => (
    <Jump
      label={label}
      sign={sign}
      disabled={disabled}
      onJump={() => {
        play.setPlaying(false);
        goTo(to);
      }}
    />
  );
  return (
    <div className="replay-controls" role="group" aria-label={t('after.control.title')}>
      <Slider course={course} step={step} goTo={goTo} />
      <div className="replay-buttons">
        {jump(t('after.control.first'), '«', 1, isFirst)}
        {jump(t('after.control.back'), '‹', step - 1, isFirst)}
        <button type="button" className="button replay-play" data-kind="main" onClick={toggle}>
          {play.playing ? t('after.control.pause') : t('after.control.play')}
        </button>
        {jump(t('after.control.on'), '›', step + 1, isLast)}
        {jump(t('after.control.last'), '»', course.length, isLast)}
      </div>
      <div className="replay-more">
        <button
          type="button"
          className="button"
          onClick={() => {
            goTo(course.stageAfter(step));
          }}
        >
          {t('after.control.stage')}
        </button>
        <Pace play={play} />
      </div>
    </div>
  );
}
