'use client'

import {
  LivePreviewWindow,
  useDocumentInfo,
  useLivePreviewContext,
  useNav,
  usePreferences,
} from '@payloadcms/ui'
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'

import { firstShare, limitsOf, readShare, shareAfterKey, withinLimits } from '@/features/preview/model/split'
import { payloadElements } from '@/studio/payload-elements'
import { useStudioText } from '@/studio/use-studio-text'

import { WidthButtons } from './preview-controls'

const preferenceKey = 'preview-form-share'
/** Writes once after a row of keys or a drag. */
const storeAfterMs = 400
/** The menu and the form do not both fit beside the preview on windows up to this width, in px. */
const narrowWindow = 1440
/** From this width of the window on the form lies beside the preview; preview.css has it too. */
const besideFrom = 1024

/** The form's share of the width in percent, stored among the preferences of the account. */
function useStoredShare(): [number, (share: number) => void] {
  const { getPreference, setPreference } = usePreferences()
  const [share, setShare] = useState(firstShare)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const isMoved = useRef(false)

  useEffect(() => {
    void getPreference(preferenceKey).then((stored) => {
      // An answer that comes late does not take back what the editor did.
      if (!isMoved.current) setShare(readShare(stored))
    })
  }, [getPreference])

  const change = (next: number) => {
    const rounded = Math.round(next * 10) / 10
    isMoved.current = true
    setShare(rounded)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void setPreference(preferenceKey, rounded), storeAfterMs)
  }
  return [share, change]
}

/** Width of form and preview together, and the height of what stays in view above them, in px. */
function useMeasures(ref: RefObject<HTMLElement | null>) {
  const [measures, setMeasures] = useState<{ room: number; top: number } | null>(null)
  useEffect(() => {
    const area = ref.current?.parentElement
    const controls = area?.parentElement?.querySelector<HTMLElement>(payloadElements.documentControls)
    if (!area || !controls) return undefined
    const observer = new ResizeObserver(() =>
      setMeasures({
        room: area.clientWidth,
        // On small windows its first line scrolls away: it sticks above the edge.
        top: controls.offsetHeight + (Number.parseFloat(getComputedStyle(controls).top) || 0),
      }),
    )
    observer.observe(area)
    observer.observe(controls)
    return () => observer.disconnect()
  }, [ref])
  return measures
}

/** Folds the menu of the studio while the preview is open in a narrow window, and opens it again afterwards. */
function useFoldedMenu(isOpen: boolean): void {
  const { navOpen, setNavOpen } = useNav()
  const menu = useRef({ navOpen, setNavOpen })
  useEffect(() => {
    menu.current = { navOpen, setNavOpen }
  })
  useEffect(() => {
    if (!isOpen || !menu.current.navOpen || window.innerWidth > narrowWindow) return undefined
    menu.current.setNavOpen(false)
    return () => menu.current.setNavOpen(true)
  }, [isOpen])
}

/**
 * Whether the form is shown over the preview, where there is no room beside it: it opens once one of its fields has the
 * focus, such as after a click on a block of the preview.
 */
function useFormDrawer(ref: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [isFormShown, setFormShown] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const form = ref.current?.previousElementSibling
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Node && form?.contains(target)) setFormShown(true)
    }
    document.addEventListener('focusin', show)
    return () => {
      document.removeEventListener('focusin', show)
      setFormShown(false)
    }
  }, [ref, isOpen])
  // The screen is that of the preview, not of the title above it.
  useEffect(() => {
    if (isOpen && window.innerWidth < besideFrom) ref.current?.scrollIntoView({ block: 'start' })
  }, [ref, isOpen, isFormShown])
  return { isFormShown, setFormShown }
}

interface BarProps {
  share: number
  room: number
  onChange: (share: number) => void
}

/** Moved by pointer or keyboard; a double click gives both sides half. */
function Bar({ share, room, onChange }: BarProps) {
  const t = useStudioText()
  const limits = limitsOf(room)
  const now = withinLimits(share, limits)
  const move = (next: number) => onChange(withinLimits(next, limits))

  const { iframeRef } = useLivePreviewContext()
  // The page in the frame would take the pointer that moves over it.
  const letFrameHear = (isHearing: boolean) => {
    if (iframeRef.current) iframeRef.current.style.pointerEvents = isHearing ? '' : 'none'
  }

  function take(event: PointerEvent<HTMLElement>): void {
    // Without it the browser would select words, or drag what is selected.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    letFrameHear(false)
  }

  function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>): void {
    const area = currentTarget.parentElement?.parentElement?.getBoundingClientRect()
    if (area && currentTarget.hasPointerCapture(pointerId)) move(((clientX - area.left) / area.width) * 100)
  }

  function press(event: KeyboardEvent): void {
    const next = shareAfterKey(event.key, now, limits)
    if (next === null) return
    event.preventDefault()
    move(next)
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('sharedPreview.bar')}
      aria-valuenow={Math.round(now)}
      aria-valuemin={Math.ceil(limits.least)}
      aria-valuemax={Math.floor(limits.most)}
      className="studio-beside__bar"
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drag}
      onLostPointerCapture={() => letFrameHear(true)}
      onDoubleClick={() => move(50)}
      onKeyDown={press}
    />
  )
}

/** Form and preview beside each other with a bar to drag; in a small window the form lies over the preview. */
function Split({ children }: { children: ReactNode }) {
  const t = useStudioText()
  const ref = useRef<HTMLDivElement>(null)
  const { iframeRef, isLivePreviewing, previewWindowType, url } = useLivePreviewContext()
  const isOpen = Boolean(isLivePreviewing && url) && previewWindowType === 'iframe'
  const [share, setShare] = useStoredShare()
  const measures = useMeasures(ref)
  const { isFormShown, setFormShown } = useFormDrawer(ref, isOpen)
  useFoldedMenu(isOpen)
  const [toolbar, setToolbar] = useState<Element | null>(null)
  // Payload gives the frame no name.
  useEffect(() => {
    iframeRef.current?.setAttribute('title', t('sharedPreview.frame'))
    iframeRef.current?.setAttribute('aria-keyshortcuts', 'F6')
  })
  useEffect(
    () => setToolbar((isOpen && ref.current?.querySelector(payloadElements.previewToolbar)) || null),
    [isOpen],
  )
  return (
    <div
      ref={ref}
      className="studio-beside"
      data-open={isOpen}
      data-form={isFormShown}
      style={
        {
          '--studio-share': `${share}%`,
          ...(measures && { '--studio-top': `${measures.top}px` }),
        } as CSSProperties
      }
    >
      {isOpen && <Bar share={share} room={measures?.room ?? 0} onChange={setShare} />}
      {children}
      {toolbar && createPortal(<WidthButtons />, toolbar)}
      {isOpen && (
        <button
          type="button"
          className="studio-control studio-beside__toggle"
          aria-expanded={isFormShown}
          onClick={() => setFormShown(!isFormShown)}
        >
          {t(isFormShown ? 'sharedPreview.back' : 'sharedPreview.form')}
        </button>
      )}
    </div>
  )
}

/** The window of the preview of a document, in Payload's place for it. */
export function PreviewBeside() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  return (
    <Split>
      <LivePreviewWindow {...(collectionSlug ? { collectionSlug } : { globalSlug })} />
    </Split>
  )
}
