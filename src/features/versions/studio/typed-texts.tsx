'use client'

import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'

import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormInitializing,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'

import type { Comparison } from '@/features/versions/model/comparison'
import { secretNames, withoutNames, type UnsavedText } from '@/features/versions/model/unsaved-text'
import { isLocale, localeNames } from '@/lib/i18n/locales'
import { formatMoment } from '@/lib/time/format-time'
import { forgetReads } from '@/studio/share-read'
import { useFormSaves } from '@/studio/form-saves'
import { isOpenElsewhere, tabName } from '@/studio/tab-name'
import { useDocumentPath } from '@/studio/use-document-path'
import { useReplaceValues } from '@/studio/use-replace-values'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { CompareDialog } from './compare-dialog'
import { dropText, findTexts, storeText } from './unsaved-text-store'

/** Milliseconds between two writes of what is typed. */
const writeMs = 200

type Form = Pick<UnsavedText, 'account' | 'document' | 'form' | 'locale'>

/** Tells the pages of a tab apart. */
const openedAt = Date.now()

/** Forms that are open in this page. */
const openForms = new Set<string>()

/** Of which form texts are stored; null for a form without an account or a document. */
function useFormOf(): Form | null {
  const { user } = useAuth()
  const { collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const signedIn = user ? String(user.id) : null
  const [account, setAccount] = useState(signedIn)
  // What is typed after the session has ended belongs to who opened the form.
  if (signedIn !== null && signedIn !== account) setAccount(signedIn)
  const path = useDocumentPath()
  const document = path ?? (collectionSlug ? `${collectionSlug}/create` : null)
  const form = useId()
  return useMemo(
    () => (account && document ? { account, document, form: `${openedAt} ${form}`, locale } : null),
    [account, document, form, locale],
  )
}

/** Keeps what is typed in the browser until a save has taken it. */
function useStoredText(form: Form | null): void {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { getData } = useForm()
  const { docConfig, lastUpdateTime } = useDocumentInfo()
  const secrets = useMemo(() => secretNames(docConfig?.fields ?? []), [docConfig])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSave = useRef(lastUpdateTime)

  const write = useEffectEvent((of: Form | null) => {
    timer.current = undefined
    if (!of || !isModified) return
    void storeText({ ...of, tab: tabName(), at: Date.now(), data: withoutNames(getData(), secrets) })
  })
  useEffect(() => {
    if (isModified) timer.current ??= setTimeout(() => write(form), writeMs)
  }, [fields, form, isModified])
  useEffect(() => {
    const hide = () => write(form)
    window.addEventListener('pagehide', hide)
    if (form) openForms.add(form.form)
    return () => {
      window.removeEventListener('pagehide', hide)
      if (form) openForms.delete(form.form)
      clearTimeout(timer.current)
      timer.current = undefined
      // When the language changes, the form still has the texts of the one before.
      write(form)
    }
  }, [form])

  const settle = useEffectEvent(() => {
    forgetReads()
    if (form && !isModified) void dropText({ ...form, tab: tabName() })
  })
  useEffect(() => {
    // It changes with every save of the form that succeeded.
    if (lastSave.current !== lastUpdateTime) settle()
    lastSave.current = lastUpdateTime
  }, [lastUpdateTime])
}

/**
 * Takes what was typed before the scripts of the studio had started: the elements have it, the form does not. A field of
 * text is named like its value in the form.
 */
function useEarlyTyping(): void {
  const { dispatchFields, getFields, setModified } = useForm()
  const isDrawer = useEditDepth() > 1
  const take = useEffectEvent(() => {
    const fields = getFields()
    const typed = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type="text"], textarea'),
    ].filter(({ defaultValue, name, value }) => {
      const field = fields[name]
      return field && value !== defaultValue && defaultValue === (field.value ?? '')
    })
    for (const { name, value } of typed) dispatchFields({ type: 'UPDATE', path: name, value })
    if (typed.length > 0) setModified(true)
  })
  useEffect(() => {
    if (!isDrawer) take()
  }, [isDrawer])
}

interface Offer {
  text: UnsavedText
  /** With the stored document; null before one is stored. */
  comparison: Comparison | null
}

type Request = ReturnType<typeof useStudioRequest>['request']

/** Compares a text with the stored document; null when the server does not answer. */
async function compare(
  request: Request,
  { data, document, locale }: UnsavedText,
): Promise<Comparison | null> {
  const answer = await request<Comparison>(`${document}/compare`, { query: { locale }, body: { data } })
  return answer.isOk ? answer.data : null
}

/** A text that was typed into this document, is not saved, and is not open in another tab. */
function useOffer(form: Form | null): [Offer | null, () => void] {
  const { request } = useStudioRequest()
  const isInitializing = useFormInitializing()
  const isDrawer = useEditDepth() > 1
  const [offer, setOffer] = useState<Offer | null>(null)
  const find = useCallback(
    async (of: Form): Promise<Offer | null> => {
      for (const text of await findTexts(of)) {
        // A drawer has the language of the page below it.
        if (isDrawer && text.locale !== of.locale) continue
        if (openForms.has(text.form) || (await isOpenElsewhere(text.tab))) continue
        if (text.document.endsWith('/create')) return { text, comparison: null }
        const comparison = await compare(request, text)
        if (comparison && comparison.changes.length > 0) return { text, comparison }
        if (comparison) await dropText(text, text.at)
      }
      return null
    },
    [isDrawer, request],
  )
  useEffect(() => {
    let isLeft = false
    if (form && !isInitializing)
      void find(form).then((offer) => {
        if (!isLeft) setOffer(offer)
      })
    return () => {
      isLeft = true
    }
  }, [find, form, isInitializing])
  return [offer, () => setOffer(null)]
}

/** Keeps what is typed into the form, and offers what was typed before and not saved. */
export function TypedTexts() {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const form = useFormOf()
  const { request } = useStudioRequest()
  const { setModified } = useForm()
  const replaceValues = useReplaceValues()
  const findSaves = useFormSaves()
  const [offer, close] = useOffer(form)
  useStoredText(form)
  useEarlyTyping()
  if (!offer || !form) return null
  const { comparison, text } = offer

  const takeMine = async () => {
    if (text.locale !== form.locale) {
      window.location.search = String(new URLSearchParams({ locale: text.locale }))
      return
    }
    // What was typed meanwhile becomes a version of its own.
    const saves = findSaves()
    await saves?.flush()
    if (saves?.hasUnsaved) {
      toast.error(t('versions.failed'))
      return
    }
    saves?.startVersion()
    const newest = comparison && ((await compare(request, text)) ?? comparison)
    const data = newest ? { ...text.data, revision: newest.revision } : text.data
    if (!(await replaceValues(data))) {
      toast.error(t('versions.failed'))
      return
    }
    // A form whose values were replaced counts as saved.
    setModified(true)
    close()
    await storeText({ ...text, ...form, tab: tabName(), at: Date.now() })
    await dropText(text)
  }
  const drop = async () => {
    await dropText(text, text.at)
    close()
  }
  const time = formatMoment(new Date(text.at).toISOString(), i18n.language)
  const language = isLocale(text.locale) ? localeNames[text.locale] : text.locale
  return (
    <CompareDialog
      heading={t('versions.typed.heading')}
      message={t('versions.typed.message', { time, language })}
      changes={comparison?.changes ?? []}
      onClose={close}
      choices={[
        { label: t('versions.typed.take'), onChoose: takeMine },
        { label: t('versions.typed.drop'), onChoose: drop },
      ]}
    />
  )
}
