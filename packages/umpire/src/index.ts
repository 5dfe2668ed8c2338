export * from './computer.ts';
export * from './journal.ts';
export * from './record-table.ts';
export * from './record.ts';
export * from './seat.ts';
export * from './share.ts';
export * from './table.ts';
