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
    <div className="section-heading">
      <div>
        {title && <Title className={Title === 'h1' ? 'text-headline' : 'text-title'}>{title}</Title>}
        {intro && <p>{intro}</p>}
      </div>
      {aside}
    </div>
  )
}
