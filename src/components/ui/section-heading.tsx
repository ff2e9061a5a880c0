import type { ReactNode } from 'react'

interface SectionHeadingProps {
  title?: string | null
  level?: 'h1' | 'h2' | null
  intro?: string | null
  /** A link or control at the end of the line. */
  aside?: ReactNode
}

/** The heading of a section: title on the left, a link or control on the right. */
export function SectionHeading({ title, level, intro, aside }: SectionHeadingProps) {
  if (!title && !intro && !aside) return null
  const Title = level ?? 'h2'
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
      <div className="max-w-3xl">
        {title && <Title className={Title === 'h1' ? 'text-headline' : 'text-title'}>{title}</Title>}
        {intro && <p className="mt-3 text-lead opacity-80">{intro}</p>}
      </div>
      {aside}
    </div>
  )
}
