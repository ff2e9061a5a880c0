import type { ReactNode } from 'react'

interface StairProps {
  /** Missing where a page does not exist. */
  door: 'open' | 'missing'
}

/** Three steps in the colour of the footer, on which they stand, and a door on the last. */
const Stair = ({ door }: StairProps) => (
  <div aria-hidden="true" className="mt-auto ml-auto w-1/2 lg:w-full">
    {/* Without the ornament of the brand it is away, as the steps are by their class. */}
    <svg viewBox="0 0 30 30" style={{ opacity: 'var(--stair)' }} className="ml-auto block w-1/3">
      {door === 'open' ? (
        <>
          <path className="fill-accent" d="M9 2h12v28H9z" />
          <path className="fill-brand" d="m9 2 7 3v25H9z" />
        </>
      ) : (
        <path className="fill-none stroke-steel" strokeDasharray="1 1" strokeWidth="0.5" d="M9 30V2h12v28" />
      )}
    </svg>
    <div className="steps aspect-video w-full bg-dark" />
  </div>
)

/** The only section of a page: what it is there for, and beside it a stair out of the footer. */
export const StairSection = ({
  door,
  beside,
  children,
}: StairProps & { beside?: ReactNode; children: ReactNode }) => (
  <section className="wrap section grid gap-x-16 gap-y-10 pb-0 lg:grid-cols-12">
    <div className="lg:col-span-7 lg:pb-20">{children}</div>
    <div className="flex flex-col gap-10 lg:col-span-5">
      {beside}
      <Stair door={door} />
    </div>
  </section>
)
