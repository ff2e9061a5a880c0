import * as migration_20261120_215654_initial from './20261120_215654_initial';

export const migrations = [
  {
    up: migration_20261120_215654_initial.up,
    down: migration_20261120_215654_initial.down,
    name: '20261120_215654_initial'
  },
];
