import type { ComponentProps } from 'react'

import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload'

import {
  readVersions,
  shownVersions,
  type ListedVersion,
  type VersionsOf,
} from '@/features/versions/server/read-versions'
import { localeNames } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { studioText, studioTranslator } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { formatMoment } from '@/lib/time/format-time'
import { textOf } from '@/lib/values/read-value'
import { ageWords } from '@/studio/age-words'
import { Badge, Notice } from '@/studio/ui/parts'

import { ComparedChanges } from './conflict-changes'
import { RestoreVersion } from './restore-version'

import './compare.css'

const namedChanges = 4

/** The names of the first fields that a version changed. */
function summaryOf({ changes }: ListedVersion, language: string): string {
  const t = studioTranslator(language)
  if (changes === null) return t('versions.list.first')
  if (changes.length === 0) return t('versions.list.noChange')
  const labels = [...new Set(changes.map(({ label }) => label))]
  const rest = labels.length - namedChanges
  const named = labels.slice(0, namedChanges).join(' · ')
  return rest > 0 ? `${named} ${t('versions.list.more', { count: rest })}` : named
}

/** In what languages a version changed texts, or the one language that it published. */
function languagesOf({ changes, language }: ListedVersion): string {
  const changed = language ? [language] : [...new Set(changes?.flatMap(({ languages }) => languages))]
  return changed.map((locale) => localeNames[locale]).join(', ')
}

interface VersionProps {
  version: ListedVersion
  /** Where its document is, for restoring. */
  paths: { place: string; form: string }
  language: string
  now: Date
  mayRestore: boolean
  /** Whether what it changed shows at once. */
  isOpen: boolean
}

function Version({ version, paths, language, now, mayRestore, isOpen }: VersionProps) {
  const t = studioTranslator(language)
  const moment = formatMoment(version.at, language)
  const languages = languagesOf(version)
  return (
    <li className="studio-versions__version">
      <div className="studio-row">
        <h2>
          <time dateTime={version.at} title={moment}>
            {ageWords(language, version.at, now, t('leads.inbox.now'))}
          </time>
        </h2>
        <Badge tone={version.kind === 'published' ? 'good' : undefined}>
          {t(`versions.list.kinds.${version.kind}`)}
        </Badge>
        <span className="studio-small">
          {[moment, version.author ?? t('versions.list.system'), languages].filter(Boolean).join(' · ')}
        </span>
        {mayRestore && (
          <span className="studio-push">
            <RestoreVersion {...paths} moment={moment} version={version.id} />
          </span>
        )}
      </div>
      {version.changes && version.changes.length > 0 ? (
        <details open={isOpen}>
          <summary>{summaryOf(version, language)}</summary>
          <ComparedChanges
            changes={version.changes}
            before={t('versions.list.before')}
            after={t('versions.list.after')}
          />
        </details>
      ) : (
        <p className="studio-small">{summaryOf(version, language)}</p>
      )}
    </li>
  )
}

type Steps = NonNullable<ComponentProps<typeof SetStepNav>['nav']>

/** What the versions are of: its names, and where it is in the API and in the studio. */
interface Versioned {
  of: VersionsOf
  title: string
  place: string
  form: string
  /** The steps above the page, without the page itself. */
  steps: Steps
}

function describeVersioned({ doc, initPageResult }: DocumentViewServerProps): Versioned | null {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { language } = req.i18n
  if (globalConfig) {
    const { slug } = globalConfig
    const title = resolveLabel(globalConfig.label, language)
    const form = `/admin/globals/${slug}/`
    // The slugs of the configuration are those of the generated types.
    const of = { global: slug as GlobalSlug }
    return { of, title, place: `globals/${slug}`, form, steps: [{ label: title, url: form }] }
  }
  if (!collectionConfig || docID === undefined) return null
  const [collection, id] = [collectionConfig.slug, String(docID)]
  const title =
    textOf(Reflect.get(doc, collectionConfig.admin.useAsTitle ?? 'id')) ||
    studioText(language, 'studioSearch.untitled')
  const form = `/admin/collections/${collection}/${id}/`
  const list = {
    label: resolveLabel(collectionConfig.labels.plural, language),
    url: `/admin/collections/${collection}/`,
  }
  return {
    of: { collection: collection as CollectionSlug, id },
    title,
    place: collection,
    form,
    steps: [list, { label: title, url: form }],
  }
}

/**
 * The versions of a document or of settings, or the one of the URL: who saved what when, and what it changed, field by
 * field.
 */
export async function VersionsView(props: DocumentViewServerProps) {
  const versioned = describeVersioned(props)
  if (!versioned) return null
  const { req } = props.initPageResult
  const { language } = req.i18n
  const t = studioTranslator(language)
  const { of, title, place, form, steps } = versioned
  const all = await readVersions({ req, ...of })
  const { isNamed, versions } = shownVersions(all, props.routeSegments)
  const [one] = isNamed ? versions : []
  const list = { label: t('versions.list.title'), url: `${form}versions/` }
  const now = new Date()
  const role = staffRole(req.user)
  return (
    <Gutter className="studio-view studio-controls studio-versions">
      <SetStepNav nav={[...steps, list, ...(one ? [{ label: formatMoment(one.at, language) }] : [])]} />
      <h1>{t('versions.list.heading', { title })}</h1>
      {isNamed && !one && <Notice>{t('versions.list.gone')}</Notice>}
      {isNamed ? (
        <p>
          <Link href={list.url}>{t('versions.list.all')}</Link>
        </p>
      ) : (
        <p className="studio-muted">{t('versions.list.help')}</p>
      )}
      <ol className="studio-list studio-rows">
        {versions.map((version) => (
          <Version
            key={version.id}
            version={version}
            language={language}
            now={now}
            isOpen={isNamed}
            paths={{ place, form }}
            mayRestore={role !== null && role !== 'translator'}
          />
        ))}
      </ol>
    </Gutter>
  )
}
