'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import { toast, useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'

import { conflictField, type Comparison } from '@/features/versions/model/comparison'
import { useDocumentPath } from '@/studio/use-document-path'
import { useShowLatest } from '@/studio/use-show-latest'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { CompareDialog } from './compare-dialog'

/** Asks what to do when a save was refused because another one came first: the field `revision` has an error then. */
export function ConflictDialog() {
  const t = useStudioText()
  const path = useDocumentPath()
  const { config } = useConfig()
  const { request } = useStudioRequest()
  const { code: locale } = useLocale()
  const { collectionSlug, docConfig } = useDocumentInfo()
  const savesItself = Boolean(collectionSlug && docConfig && hasDraftsEnabled(docConfig))
  const { dispatchFields, getData, setModified, submit } = useForm()
  const showLatest = useShowLatest()
  const isRefused = useFormFields(([fields]) => fields[conflictField]?.valid === false)
  const [comparison, setComparison] = useState<Comparison | null>(null)

  const compare = useEffectEvent(() =>
    request<Comparison>(`${path}/compare`, { query: { locale }, body: { data: getData() } }),
  )
  /** The next save is based on this revision; its refusal asks again. */
  const baseOn = (revision: number) => {
    dispatchFields({ type: 'UPDATE', path: conflictField, value: revision, valid: true, errorMessage: '' })
    setComparison(null)
  }
  const retryLater = useEffectEvent((message: string | null) => {
    toast.error(message ?? t('versions.failed'))
    baseOn(Number(getData()[conflictField]))
  })
  useEffect(() => {
    if (isRefused && path !== null)
      void compare().then((answer) => {
        if (answer.isOk) setComparison(answer.data)
        else retryLater(answer.message)
      })
  }, [isRefused, path])
  if (!comparison) return null

  const takeTheirs = async () => {
    // A read ends with the component that began it: the dialog stays until the form shows the answer.
    await showLatest({ drops: true })
    baseOn(Number(getData()[conflictField]))
  }
  const takeMine = async () => {
    const { revision } = comparison
    baseOn(revision)
    if (savesItself) return setModified(true)
    // A draft of settings stays one; other documents have no drafts.
    const draft = { draft: 'true', depth: '0', 'fallback-locale': 'null', locale }
    const isDraft = docConfig && hasDraftsEnabled(docConfig)
    await submit({
      overrides: { revision, ...(isDraft && { _status: 'draft' }) },
      ...(isDraft && {
        action: `${config.routes.api}/${path}/?${new URLSearchParams(draft)}`,
        skipValidation: true,
      }),
    })
  }
  return (
    <CompareDialog
      heading={t('versions.conflictHeading')}
      message={`${comparison.message} ${t('versions.textInForm')}`}
      changes={comparison.changes}
      onClose={() => baseOn(Number(getData()[conflictField]))}
      choices={[
        { label: t('versions.takeTheirs'), onChoose: takeTheirs },
        { label: t(savesItself ? 'versions.keepMine' : 'versions.replaceTheirs'), onChoose: takeMine },
      ]}
    />
  )
}
