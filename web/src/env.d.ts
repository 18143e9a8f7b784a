/// <reference types="svelte" />
/// <reference types="vite/client" />

// The generated types name it and leave it to us.
declare type JsonValue = unknown;
