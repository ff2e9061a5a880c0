import { Link } from '@payloadcms/ui'

import type { FirstStepLine } from '@/features/dashboard/model/first-steps'
import { helpPath } from '@/features/help/model/help-subjects'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { Badge } from '@/studio/ui/parts'

import { FirstStepButton } from './first-step-button'

interface LineProps {
  line: FirstStepLine
  /** Of the studio. */
  language: string
}

function Line({ line: { step, isDone, href, help, confirms }, language }: LineProps) {
  const t = studioTranslator(language)
  const title = t(`dashboard.firstSteps.${step}.title`)
  return (
    <li className="studio-row studio-row--between">
      <div>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
        <span className="studio-small">
          {t(`dashboard.firstSteps.${step}.why`)}{' '}
          <Link
            href={`/admin${helpPath(help)}`}
            prefetch={false}
            aria-label={t('dashboard.firstSteps.help', { step: title })}
          >
            {t('help.title')}
          </Link>
        </span>
      </div>
      {confirms && (
        <FirstStepButton
          change={{ [confirms]: true }}
          label={t(`dashboard.firstSteps.${confirms}.confirm`)}
          failed={t('dashboard.firstSteps.failed')}
        />
      )}
      <Badge tone={isDone ? 'good' : undefined}>
        {isDone && (
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M4 8.5 7 11.5 12.5 5" />
          </svg>
        )}
        {t(isDone ? 'dashboard.firstSteps.done' : 'dashboard.firstSteps.open')}
      </Badge>
    </li>
  )
}

/** The heading of the dashboard, which has the focus once the list is hidden. */
export const dashboardHeadingId = 'studio-dashboard'

interface FirstStepsPanelProps {
  lines: FirstStepLine[]
  /** Administrators hide the list for all. */
  mayHide: boolean
  language: string
}

/** What a new site needs before its launch, each line with its reason and its place. */
export function FirstStepsPanel({ lines, mayHide, language }: FirstStepsPanelProps) {
  const t = studioTranslator(language)
  const done = lines.filter(({ isDone }) => isDone).length
  return (
    <section className="studio-panel studio-stack" aria-labelledby="studio-first-steps">
      <h2 id="studio-first-steps">{t('dashboard.firstSteps.title')}</h2>
      <p className="studio-muted">{t('dashboard.firstSteps.progress', { done, total: lines.length })}</p>
      <ol className="studio-list studio-rows">
        {lines.map((line) => (
          <Line key={line.step} line={line} language={language} />
        ))}
      </ol>
      {mayHide && (
        <FirstStepButton
          change={{ isHidden: true }}
          label={t('dashboard.firstSteps.hide')}
          done={t('dashboard.firstSteps.hidden')}
          next={dashboardHeadingId}
          failed={t('dashboard.firstSteps.failed')}
        />
      )}
    </section>
  )
}
