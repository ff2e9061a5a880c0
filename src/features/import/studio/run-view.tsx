import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, TypedUser } from 'payload'

import { hasRole } from '@/lib/payload/access'
import { inLanguage } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { formatMoment } from '@/lib/time/format-time'
import { isRecord } from '@/lib/values/read-value'
import type { ImportRun, ImportSource } from '@/payload-types'

import { absoluteReasons } from '../model/guard'
import { heldReasonLabels, isOpenRun } from '../model/import-run'
import { nameOfPlace } from '../model/folder-files'
import { readRunFilters } from '../model/run-rows'
import { countsOf, readSource, type StudioReader, readTypeOptions } from '../server/read-runs'
import { OverruleForm, RunButton } from './import-buttons'
import { DiscardButton } from './discard-button'
import { ReloadWhileOpen } from './reload-while-open'
import { RunDifference } from './run-difference'
import { actorText, RunStateBadge } from './run-facts'
import { RunProblems } from './run-problems'

import './imports.css'

interface RunProps {
  run: ImportRun
  source: ImportSource | null
  language: string
}

function Facts({ run, language }: Omit<RunProps, 'source'>) {
  const t = studioTranslator(language)
  const counts = countsOf(run)
  const facts = [
    ['startedAt', formatMoment(run.startedAt, language)],
    ['actor', actorText(run, language)],
    ['file', run.feedFile && nameOfPlace(run.feedFile)],
    ['because', run.because],
    ['feedDate', run.feedDate && formatMoment(run.feedDate, language)],
    ['duration', run.durationInMs && t('imports.seconds', { seconds: Math.ceil(run.durationInMs / 1000) })],
    ['read', counts && String(counts.read)],
    ['unchanged', counts && String(counts.unchanged)],
    ['drafts', counts && counts.drafts > 0 && String(counts.drafts)],
  ] as const
  return (
    <dl className="studio-imports__facts">
      {facts.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{t(`imports.facts.${label}`)}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** The run, when it read a file: what is decided is about that file. */
const fileRun = ({ id, feedFile }: ImportRun): string | undefined => (feedFile ? id : undefined)

/** Why the run waits, and how it is applied nevertheless. */
function Held({ run, source, language }: RunProps) {
  const t = studioTranslator(language)
  const reasons = run.heldReasons ?? []
  const mayOverrule = !reasons.some((reason) => absoluteReasons.includes(reason))
  return (
    <section
      className="studio-notice studio-notice--filled studio-imports__decision"
      data-tone="warn"
      aria-labelledby="studio-run-held"
    >
      <h2 id="studio-run-held">{t('imports.heldTitle')}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{inLanguage(language, heldReasonLabels[reason])}</li>
        ))}
      </ul>
      <p>{t(mayOverrule ? 'imports.heldText' : 'imports.heldAbsolute')}</p>
      {source && mayOverrule && (
        <OverruleForm
          source={source.id}
          reviewed={run.differenceHash ?? ''}
          sameAs={fileRun(run)}
          texts={{
            because: t('imports.because'),
            apply: t('imports.applyAnyway'),
            failed: t('imports.failed'),
          }}
        />
      )}
      {source && !mayOverrule && (
        <RunButton source={source.id} label={t('imports.dryRun')} failed={t('imports.failed')} dryRun />
      )}
      {run.feedFile && run.dryRun !== true && (
        <div className="studio-imports__decision">
          <p>{t('imports.discardText')}</p>
          <DiscardButton run={run.id} label={t('imports.discard')} failed={t('imports.failed')} />
        </div>
      )}
    </section>
  )
}

/** What can be done after a dry run that found something to do. */
function Reviewed({ run, source, language }: RunProps) {
  const t = studioTranslator(language)
  const counts = countsOf(run)
  if (!source || !counts || counts.new + counts.changed + counts.gone === 0) return null
  return (
    <section className="studio-notice studio-notice--filled studio-imports__decision">
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

function Failed({ run, language }: Omit<RunProps, 'source'>) {
  return (
    <section className="studio-notice studio-notice--filled studio-imports__decision" data-tone="bad">
      <h2>{studioTranslator(language)('imports.failedTitle')}</h2>
      <p>{run.failure}</p>
    </section>
  )
}

interface ContentProps {
  reader: StudioReader
  run: ImportRun
  query: Readonly<Record<string, unknown>>
}

async function Content({ reader, run, query }: ContentProps) {
  const { language } = reader
  const t = studioTranslator(language)
  const source = await readSource(reader, run.source)
  const name = source?.name ?? run.source
  const types = await readTypeOptions(reader)
  const isOpen = isOpenRun(run.state)
  const props = { run, source, language }
  return (
    <>
      <SetStepNav nav={[{ label: t('imports.title'), url: '/imports' }, { label: name }]} />
      {isOpen && <ReloadWhileOpen />}
      <header className="studio-head">
        <h1>{t(run.dryRun ? 'imports.dryRunTitle' : 'imports.runTitle', { source: name })}</h1>
        <div className="studio-row" role="status">
          <RunStateBadge run={run} language={language} />
          {isOpen && (
            <Link href={`/admin/collections/importRuns/${run.id}/`} prefetch={false}>
              {t('imports.reload')}
            </Link>
          )}
        </div>
      </header>
      <Facts run={run} language={language} />
      {run.state === 'held' && <Held {...props} />}
      {run.state === 'reviewed' && <Reviewed {...props} />}
      {run.state === 'failed' && <Failed run={run} language={language} />}
      {!isOpen && (
        <RunProblems
          {...{ run, language, types }}
          source={source && hasRole(reader.user, 'administrator') ? source.id : null}
        />
      )}
      {!isOpen && countsOf(run) && (
        <RunDifference reader={reader} run={run} filters={readRunFilters(query)} />
      )}
    </>
  )
}

const isRun = (doc: unknown): doc is ImportRun => isRecord(doc) && typeof doc.source === 'string'

/** A run of an import: where it is, what it found, and what a person decides about it. */
export function RunView({ doc, payload, user, i18n, searchParams }: DocumentViewServerProps) {
  const viewer: TypedUser | null = user ?? null
  if (!viewer || !hasRole(viewer, 'administrator', 'editor') || !isRun(doc)) return null
  const reader = { payload, user: viewer, language: i18n.language }
  return (
    <Gutter className="studio-view studio-controls studio-imports">
      <Content reader={reader} run={doc} query={searchParams ?? {}} />
    </Gutter>
  )
}
