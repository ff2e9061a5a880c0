import { Link } from '@payloadcms/ui'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { formatMoment } from '@/lib/time/format-time'
import type { ImportSource } from '@/payload-types'

import { isApiFormat } from '../model/api-kinds'
import { feedFormats } from '../model/feed-formats'
import { maxFeedBytes } from '../model/feed-location'
import { formatText, scheduleText } from '../model/option-texts'
import type { FileState } from '../server/files/read-file-state'
import type { SourceState } from '../server/read-runs'
import { MappingFileInput, RunButton } from './import-buttons'
import { UploadFeed } from './lazy-parts'
import { resultText, RunStateBadge } from './run-facts'

interface SourceCardProps {
  state: SourceState
  language: string
  isAdministrator: boolean
}

/** Files that wait, and those that could not be fetched, with the reason. */
function SourceFiles({ files, language }: { files: FileState; language: string }) {
  const t = studioTranslator(language)
  const left = files.failed - files.problems.length
  return (
    <>
      {files.waiting > 0 && (
        <p className="studio-muted">{t('imports.filesWait', { count: files.waiting })}</p>
      )}
      {files.failed > 0 && (
        <details>
          <summary>{t('imports.filesFailed', { count: files.failed })}</summary>
          <ul>
            {files.problems.flatMap(({ record, isProject, files: problems }) =>
              problems.map(({ name, field, reason }) => (
                <li key={`${record} ${isProject} ${field} ${name}`}>
                  {isProject ? t('imports.fileOfProject', { number: record }) : record},{' '}
                  <span className="studio-breakable">{name}</span>: {t(`imports.fileReasons.${reason}`)}
                </li>
              )),
            )}
            {left > 0 && <li>+ {left}</li>}
          </ul>
        </details>
      )}
    </>
  )
}

function Upload({ source: { id, format }, language }: { source: ImportSource; language: string }) {
  const t = studioTranslator(language)
  const kinds = `.${feedFormats[format].arrangement.kind}, .zip`
  const max = maxFeedBytes / 1024 / 1024
  const texts = {
    title: t('imports.upload.title'),
    file: t('imports.upload.file', { kinds, max }),
    nextSteps: t('imports.upload.then'),
    dryRun: t('imports.upload.dryRun'),
    run: t('imports.upload.run'),
    send: t('imports.upload.send'),
    sending: t('imports.upload.sending'),
    tooLarge: t('imports.upload.tooLarge', { max }),
    empty: t('imports.upload.empty'),
    failed: t('imports.failed'),
  }
  return <UploadFeed source={id} kinds={kinds} texts={texts} />
}

/** A source: what it is, its last run, and what can be done with it. */
export function SourceCard({
  state: { source, last, files, pushUrl },
  language,
  isAdministrator,
}: SourceCardProps) {
  const t = studioTranslator(language)
  const id = `studio-import-source-${source.id}`
  const failed = t('imports.failed')
  const texts = {
    label: t('imports.importMapping'),
    saved: t('imports.mappingSaved'),
    failed,
    invalid: t('imports.mappingInvalid', { place: 'JSON' }),
  }
  return (
    <section className="studio-panel studio-stack" aria-labelledby={id}>
      <h3 id={id}>{source.name}</h3>
      <p className="studio-muted">
        {formatText(source.format, language)}
        {' · '}
        {scheduleText(source.schedule, language)}
        {source.active === false && ` · ${t('imports.inactive')}`}
      </p>
      {last ? (
        <div>
          <RunStateBadge run={last} language={language} />{' '}
          <Link href={`/admin/collections/importRuns/${last.id}/`} prefetch={false}>
            {formatMoment(last.startedAt, language)}
          </Link>
          <span className="studio-small">{resultText(last, language)}</span>
        </div>
      ) : (
        <p className="studio-muted">{t('imports.never')}</p>
      )}
      <SourceFiles files={files} language={language} />
      {pushUrl && isAdministrator && (
        <p>
          <span className="studio-muted">{t('imports.pushUrlOf')}</span>
          <code className="studio-breakable">{pushUrl}</code>
        </p>
      )}
      {source.active !== false && (
        <div className="studio-row">
          <RunButton source={source.id} label={t('imports.dryRun')} failed={failed} dryRun />
          <RunButton source={source.id} label={t('imports.run')} failed={failed} />
        </div>
      )}
      {source.active !== false && !isApiFormat(source.format) && (
        <Upload source={source} language={language} />
      )}
      <ul className="studio-list studio-row">
        {source.active !== false && (
          <li>
            <Link href={`/admin/imports/?test=${source.key}`} prefetch={false}>
              {t('imports.test')}
            </Link>
          </li>
        )}
        <li>
          <Link href={`/admin/collections/importSources/${source.id}/`} prefetch={false}>
            {t('imports.edit')}
          </Link>
        </li>
        <li>
          <a href={`/api/importSources/${source.id}/mapping/`} download>
            {t('imports.exportMapping')}
          </a>
        </li>
        {isAdministrator && (
          <li>
            <MappingFileInput source={source.id} texts={texts} />
          </li>
        )}
      </ul>
    </section>
  )
}
