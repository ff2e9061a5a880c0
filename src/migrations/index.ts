import * as migration_20261125_074430_initial from './20261125_074430_initial';

export const migrations = [
  {
    up: migration_20261125_074430_initial.up,
    down: migration_20261125_074430_initial.down,
    name: '20261125_074430_initial'
  },
];
