/** The only file of the studio that imports the router: Payload 4 has its own (decision record 030). */
export { redirect, usePathname, useRouter, useSearchParams } from 'next/navigation'
