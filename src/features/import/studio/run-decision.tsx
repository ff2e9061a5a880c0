import { studioTranslator, type StudioTextKey } from '@/lib/i18n/studio-text'
import type { ImportRun, ImportSource } from '@/payload-types'

import { choiceOf, type HeldChoice } from '../model/held-choice'
import { heldReasonText } from '../model/option-texts'
import type { Answers } from '../model/questions'
import { countsOf } from '../server/read-runs'
import { reportFacts } from '../server/run-log'
import { DiscardButton } from './discard-button'
import { OverruleForm, RunButton } from './import-buttons'

interface RunProps {
  run: ImportRun
  source: ImportSource | null
  language: string
}

/** The run, when it read a file: what is decided is about that file. */
const fileRun = ({ id, feedFile }: ImportRun): string | undefined => (feedFile ? id : undefined)

const textOfChoice = {
  overrule: 'imports.heldText',
  again: 'imports.heldAbsolute',
  nothing: 'imports.heldNothing',
  ask: 'imports.heldAsk',
  answered: 'imports.heldAnswered',
} as const satisfies Record<HeldChoice, StudioTextKey>

/** Why the run waits, and how it is applied nevertheless. */
export function Held({ run, source, language, answers }: RunProps & { answers: Answers }) {
  const t = studioTranslator(language)
  const reasons = run.heldReasons ?? []
  const { questions } = reportFacts(run)
  const choice = choiceOf({ reasons, counts: countsOf(run), questions }, answers)
  const failed = t('imports.failed')
  return (
    <section className="studio-panel studio-stack" data-tone="warn" aria-labelledby="studio-run-held">
      <h2 id="studio-run-held">{t('imports.heldTitle')}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{heldReasonText(reason, language)}</li>
        ))}
      </ul>
      <p>{t(textOfChoice[choice])}</p>
      {source && choice === 'overrule' && (
        <OverruleForm
          source={source.id}
          reviewed={run.differenceHash ?? ''}
          sameAs={fileRun(run)}
          texts={{
            because: t('imports.because'),
            apply: t('imports.applyAnyway'),
            failed,
          }}
        />
      )}
      {source && choice === 'answered' && (
        <RunButton source={source.id} label={t('imports.run')} failed={failed} sameAs={fileRun(run)} isMain />
      )}
      {source && (choice === 'again' || choice === 'nothing') && (
        <RunButton source={source.id} label={t('imports.dryRun')} failed={failed} dryRun />
      )}
      {run.feedFile && run.dryRun !== true && (
        <div className="studio-stack">
          <p>{t('imports.discardText')}</p>
          <DiscardButton run={run.id} label={t('imports.discard')} failed={failed} />
        </div>
      )}
    </section>
  )
}

/** What can be done after a dry run that found something to do. */
export function Reviewed({ run, source, language }: RunProps) {
  const t = studioTranslator(language)
  const counts = countsOf(run)
  if (!source || !counts || counts.new + counts.changed + counts.gone === 0) return null
  return (
    <section className="studio-panel studio-stack">
      <p>{t('imports.reviewedText')}</p>
      <RunButton
        source={source.id}
        label={t('imports.apply')}
        failed={t('imports.failed')}
        reviewed={run.differenceHash ?? ''}
        sameAs={fileRun(run)}
        isMain
      />
    </section>
  )
}
