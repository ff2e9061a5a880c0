import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { hasRole, staffRole } from '@/lib/payload/access'
import { formatMoment } from '@/lib/time/format-time'
import type { ImportRun } from '@/payload-types'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'
import { Table } from '@/studio/ui/parts'

import { readLastRuns, readSource, readSources, type StudioReader } from '../server/read-runs'
import { actorText, resultText, RunStateBadge } from './run-facts'
import { SamplePanel } from './sample-panel'
import { SourceCard } from './source-card'

const path = '/imports/'
const shownRuns = 10

function Runs({ runs, language }: { runs: ImportRun[]; language: string }) {
  const t = studioTranslator(language)
  if (runs.length === 0) return <p className="studio-muted">{t('imports.noRuns')}</p>
  return (
    <Table
      caption={t('imports.runs')}
      columns={(['startedAt', 'source', 'state', 'result', 'actor'] as const).map((column) =>
        t(`imports.columns.${column}`),
      )}
    >
      {runs.map((run) => (
        <tr key={run.id}>
          <th scope="row">
            <Link href={`/admin/collections/importRuns/${run.id}/`} prefetch={false}>
              {formatMoment(run.startedAt, language)}
            </Link>
            {run.dryRun && <span className="studio-small">{t('imports.dry')}</span>}
          </th>
          <td data-label={t('imports.columns.source')}>{run.source}</td>
          <td data-label={t('imports.columns.state')}>
            <RunStateBadge run={run} language={language} />
          </td>
          <td data-label={t('imports.columns.result')}>{resultText(run, language)}</td>
          <td data-label={t('imports.columns.actor')}>{actorText(run, language)}</td>
        </tr>
      ))}
    </Table>
  )
}

async function Overview({ reader }: { reader: StudioReader }) {
  const { language, user } = reader
  const t = studioTranslator(language)
  const [sources, runs] = await Promise.all([readSources(reader), readLastRuns(reader, shownRuns)])
  const isAdministrator = hasRole(user, 'administrator')
  return (
    <>
      <header className="studio-head">
        <div>
          <h1>{t('imports.title')}</h1>
          <p className="studio-muted">{t('imports.intro')}</p>
        </div>
        {isAdministrator && (
          <Link href="/admin/collections/importSources/create/" prefetch={false}>
            {t('imports.addSource')}
          </Link>
        )}
      </header>
      <section aria-labelledby="studio-import-sources">
        <h2 id="studio-import-sources">{t('imports.sources')}</h2>
        {sources.length === 0 && <p className="studio-muted">{t('imports.noSources')}</p>}
        <div className="studio-grid">
          {sources.map((state) => (
            <SourceCard
              key={state.source.id}
              state={state}
              language={language}
              isAdministrator={isAdministrator}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="studio-import-runs">
        <h2 id="studio-import-runs">{t('imports.runs')}</h2>
        <Runs runs={runs} language={language} />
        {runs.length === shownRuns && (
          <p>
            <Link href="/admin/collections/importRuns/" prefetch={false}>
              {t('imports.allRuns')}
            </Link>
          </p>
        )}
      </section>
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

/** Sources, runs, and with `?test=KEY` a sample of a source, for editors and administrators. */
export async function ImportsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload, user, i18n } = req
  const { admin } = payload.config.routes
  // Payload does not check access to custom views.
  if (!user || staffRole(user) === null) redirect(`${admin}/login/?redirect=${admin}${path}`)
  if (!hasRole(user, 'administrator', 'editor')) redirect(`${admin}/`)
  const reader = { payload, user, language: i18n.language }
  const tested = textOf(searchParams?.test)
  const source = tested ? await readSource(reader, tested) : null
  const title = studioTranslator(i18n.language)('imports.title')
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={source ? [{ label: title, url: admin + path }, { label: source.name }] : [{ label: title }]}
    >
      <Gutter className="studio-view studio-controls">
        {source ? (
          <SamplePanel source={source} number={textOf(searchParams?.number)} language={i18n.language} />
        ) : (
          <Overview reader={reader} />
        )}
      </Gutter>
    </StudioView>
  )
}
