import { nothingSaved } from '@/lib/saved/saved'

import { changeSaved, useSaved } from './saved-store'

interface ClearSavedProps {
  /** Public path of the page without a list, shown afterwards. */
  path: string
  label: string
  question: string
}

/** Removes all that is kept in this browser, after asking; nothing when there is nothing. */
export function ClearSaved({ path, label, question }: ClearSavedProps) {
  const saved = useSaved()
  if (!saved || saved.favourites.length + saved.hidden.length + Object.keys(saved.notes).length === 0)
    return null
  const clear = () => {
    if (!window.confirm(question)) return
    changeSaved(() => nothingSaved)
    location.assign(path)
  }
  return (
    <button type="button" onClick={clear} className="min-h-11 px-2 font-semibold text-slate underline">
      {label}
    </button>
  )
}
