import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, TypedUser } from 'payload'

import { hasRole } from '@/lib/payload/access'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { formatMoment } from '@/lib/time/format-time'
import { isRecord } from '@/lib/values/read-value'
import type { ImportRun } from '@/payload-types'

import { isOpenRun } from '../model/import-run'
import { nameOfPlace } from '../model/folder-files'
import { readRunFilters } from '../model/run-rows'
import { readAnswers } from '../server/import-answers'
import { countsOf, readSource, type StudioReader, readTypeOptions } from '../server/read-runs'
import { ReloadWhileOpen } from './reload-while-open'
import { RunDifference } from './run-difference'
import { actorText, RunStateBadge } from './run-facts'
import { Held, Reviewed } from './run-decision'
import { RunProblems } from './run-problems'
import { RunQuestions } from './run-questions'
import { RunReading, RunSum } from './run-reading'
import { RunRefused } from './run-refused'

interface RunProps {
  run: ImportRun
  language: string
}

function Facts({ run, language }: RunProps) {
  const t = studioTranslator(language)
  const counts = countsOf(run)
  const facts = [
    ['startedAt', formatMoment(run.startedAt, language)],
    ['actor', actorText(run, language)],
    ['file', run.feedFile && nameOfPlace(run.feedFile)],
    ['because', run.because],
    ['feedDate', run.feedDate && formatMoment(run.feedDate, language)],
    ['duration', run.durationInMs && t('imports.seconds', { seconds: Math.ceil(run.durationInMs / 1000) })],
    ['gone', counts && counts.gone > 0 && String(counts.gone)],
    ['drafts', counts && counts.drafts > 0 && String(counts.drafts)],
  ] as const
  return (
    <dl className="studio-grid studio-grid--narrow">
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

function Failed({ run, language }: RunProps) {
  return (
    <section className="studio-panel studio-stack" data-tone="bad">
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
  const [types, answers] = await Promise.all([
    readTypeOptions(reader),
    readAnswers(reader.payload, run.source),
  ])
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
      {!isOpen && <RunSum run={run} language={language} />}
      {!isOpen && <RunQuestions reader={reader} run={run} answers={answers} types={types} />}
      <Facts run={run} language={language} />
      {run.state === 'held' && <Held {...props} answers={answers} />}
      {run.state === 'reviewed' && <Reviewed {...props} />}
      {run.state === 'failed' && <Failed run={run} language={language} />}
      {!isOpen && <RunRefused reader={reader} run={run} source={source} />}
      {!isOpen && <RunReading run={run} language={language} />}
      {!isOpen && (
        <RunProblems
          run={run}
          language={language}
          types={types}
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
    <Gutter className="studio-view studio-controls">
      <Content reader={reader} run={doc} query={searchParams ?? {}} />
    </Gutter>
  )
}
