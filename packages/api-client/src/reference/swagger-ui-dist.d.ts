declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Renders the API reference into a node. Swagger UI documents the other options. */
  export default function SwaggerUI(options: {
    readonly domNode: HTMLElement;
    readonly spec: unknown;
    readonly docExpansion: 'list' | 'full' | 'none';
    readonly defaultModelsExpandDepth: number;
    readonly filter: boolean;
    readonly showExtensions: boolean;
    readonly supportedSubmitMethods: readonly string[];
    readonly validatorUrl: null;
  }): void;
}
