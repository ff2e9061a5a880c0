'use client'

import { useAllFormFields, useConfig, useDebounce, useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { ClientBlock, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo, useState } from 'react'

import { checkContent } from '@/features/checks/model/check-content'
import { findLinksInForm } from '@/features/checks/model/find-links-in-form'
import { findPicturesInForm, type PictureField } from '@/features/checks/model/find-pictures-in-form'
import type { Content, ContentIssue, KnownFaults } from '@/features/checks/model/content-issue'
import { useStudioData } from '@/studio/use-studio-request'

/** An editor who types is not interrupted. */
const pauseMs = 500

const maxLinks = 200
const maxPictures = 300

/** The values of the fields that the form shows. */
const contentOf = (fields: FormState): Content =>
  reduceFieldsToValues(
    Object.fromEntries(Object.entries(fields).filter(([, { passesCondition }]) => passesCondition !== false)),
    true,
  )

/** What the server knows; while it is asked again the former answer stays. */
function useKnownFaults(body: object): KnownFaults | null {
  const { data } = useStudioData<KnownFaults>('content-checks', { body })
  const [faults, setFaults] = useState<KnownFaults | null>(null)
  if (data && data !== faults) setFaults(data)
  return data ?? faults
}

const unique = (values: readonly { value: string }[], max: number): string[] =>
  [...new Set(values.map(({ value }) => value))].slice(0, max)

export interface CheckedForm {
  issues: ContentIssue[]
  content: Content
  /** Whether the server has not answered yet. */
  isWaiting: boolean
}

/** The issues of the form, worked out anew when an editor pauses. */
export function useContentIssues(): CheckedForm {
  const [fields] = useAllFormFields()
  const settled = useDebounce(fields, pauseMs)
  const { collectionSlug = 'pages' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const content = useMemo(() => contentOf(settled), [settled])
  const { pictures, links } = useMemo(() => {
    const ownFields = getEntityConfig({ collectionSlug })?.fields ?? []
    const blocks: Record<string, ClientBlock> = config.blocksMap
    const findBlock = (slug: string) => (blocks[slug]?.fields ?? []) as readonly PictureField[]
    return {
      pictures: findPicturesInForm(content, ownFields as readonly PictureField[], findBlock),
      links: findLinksInForm(content),
    }
  }, [content, collectionSlug, config.blocksMap, getEntityConfig])
  const faults = useKnownFaults({
    locale,
    links: unique(links, maxLinks),
    pictures: unique(pictures, maxPictures),
  })
  const issues = useMemo(
    () => checkContent({ collection: collectionSlug, content, pictures, links }, faults),
    [collectionSlug, content, pictures, links, faults],
  )
  return { issues, content, isWaiting: faults === null }
}
