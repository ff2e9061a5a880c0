import type { Field } from 'payload'

/** The panel beside the form: what is planned for the document. */
export const scheduleField = (): Field => ({
  name: 'schedule',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/composition/studio-parts#SchedulePanel' },
  },
})
